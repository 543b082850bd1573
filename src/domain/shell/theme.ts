export type Theme = 'light' | 'dark';

export const otherTheme = (theme: Theme): Theme => (theme === 'light' ? 'dark' : 'light');
export const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';
