import { hasBeenHere, writesInAnotherTab } from '#tests/model/support/in-the-shop.ts';
import { defineScene, type Visit } from '#tools/model/scene.ts';
import { languageFlow } from './language.scenario.ts';

const arrives = async (visit: Visit): Promise<void> => {
  await hasBeenHere(visit);
  await visit.opens('/home');
};

export const languageScene = defineScene(languageFlow, {
  arrange: {
    'a page in English': arrives,
    'a page that just became English': async (visit) => {
      await visit.window.addInitScript(() => sessionStorage.setItem('languageChanged', '1'));
      await arrives(visit);
    },
  },
  happens: {
    'language.follow': (visit, { language }: { readonly language: string }) =>
      writesInAnotherTab(visit, { language }),
  },
});
