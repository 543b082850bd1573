import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'account.noSuchPage.title',
    defaultMessage: 'This page is not available',
    description:
      'Notice where the address asks for a page of the profile that does not exist, or that the owner has switched off.',
  },
  text: {
    id: 'account.noSuchPage.text',
    defaultMessage: 'It may be switched off, or the link may be old. Here is your profile instead.',
    description: 'Below that title. The page of the profile follows.',
  },
});
