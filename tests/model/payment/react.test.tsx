import { walkInReact } from '../support/walk-in-react.ts';

walkInReact('payment');
