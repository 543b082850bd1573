import { walkInReact } from '#tests/model/support/walk-in-react.ts';

walkInReact('inspector');
