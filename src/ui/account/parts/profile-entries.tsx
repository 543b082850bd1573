import { isSignedIn } from '#application/account/session/selectors.ts';
import { useSession } from '#ui/account/use-session.ts';
import { ProfileLinks } from './profile-links.tsx';

/** In the menu of narrow windows: the pages of a customer's profile. */
export const ProfileEntries = () => (useSession(isSignedIn) ? <ProfileLinks replace /> : null);
