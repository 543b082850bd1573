import { writeFileSync } from 'node:fs';
import { TABLE_TYPES, tableTypes } from './table-types.ts';

/** `npm run schema`: writes the types of the tables from the migrations. */
writeFileSync(TABLE_TYPES, await tableTypes());
