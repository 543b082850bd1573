import { SECOND } from '#domain/kernel/instant.ts';

/** Until conversations, and a thread that is on show, are read again (CONST-13, D-85). */
export const POLL_INTERVAL = 30 * SECOND;
