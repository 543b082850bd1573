import { profilePagesOf } from '#ui/account/profile-pages.ts';
import { appRoutes } from './app-routes.ts';

/** The pages of a customer's profile, from the routes of the modules. */
export const appProfile = profilePagesOf(appRoutes);
