import { SECOND } from '#domain/kernel/instant.ts';

/** Poll interval of conversations and of an open thread (CONST-13, D-85). */
export const POLL_INTERVAL = 30 * SECOND;
