import type * as Notifications from '#application/account/notifications/machine.ts';

export interface NotificationKeeper {
  /** Returns the server's own sentence. Idempotent. */
  saveNotifications(wanted: boolean, signal: AbortSignal): Promise<Notifications.SaveAnswer>;
}
