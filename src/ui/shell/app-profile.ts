import { profilePagesOf } from '#ui/account/profile-pages.ts';
import { appRoutes } from './app-routes.ts';

export const appProfile = profilePagesOf(appRoutes);
