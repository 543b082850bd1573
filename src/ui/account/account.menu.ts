import { defineEntries } from '#ui/kernel/entries.tsx';
import { ProfileEntries } from './parts/profile-entries.tsx';
import { SignInOrOut } from './parts/sign-in-or-out.tsx';

export const accountMenu = defineEntries([
  { slot: 'menu', position: 15, view: ProfileEntries },
  { slot: 'menu', position: 70, view: SignInOrOut },
]);
