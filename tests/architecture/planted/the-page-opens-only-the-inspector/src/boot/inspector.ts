export const open = () => import('../../tools/flows/walk.ts');
