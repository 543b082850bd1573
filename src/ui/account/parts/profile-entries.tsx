import { isSignedIn } from '#application/account/session/selectors.ts';
import { useSession } from '#ui/account/use-session.ts';
import { ProfileLinks } from './profile-links.tsx';

export const ProfileEntries = () => (useSession(isSignedIn) ? <ProfileLinks replace /> : null);
