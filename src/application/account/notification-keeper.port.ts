import type * as Notifications from '#application/account/notifications/machine.ts';

/** Where it is kept whether a customer would be told of news. */
export interface NotificationKeeper {
  /** Answers the server's own sentence. The same twice changes nothing more. */
  saveNotifications(wanted: boolean, signal: AbortSignal): Promise<Notifications.SaveAnswer>;
}
