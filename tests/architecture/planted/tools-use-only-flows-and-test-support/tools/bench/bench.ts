import { journey } from '../../tests/e2e/journey.ts';
export const measured = journey;
