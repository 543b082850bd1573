export { planted } from '../location/planted.ts';
