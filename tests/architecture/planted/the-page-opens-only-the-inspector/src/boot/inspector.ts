export const open = () => import('../../tools/model/walk.ts');
