export { planted } from '../wallet/planted.ts';
