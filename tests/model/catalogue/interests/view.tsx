import { Route, Routes } from 'react-router-dom';
import type { interestsMachine } from '#application/catalogue/interests/machine.ts';
import { paths } from '#application/kernel/path.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { InterestsPage } from '#ui/catalogue/pages/interests-page.tsx';

export const view: ViewFixture<typeof interestsMachine> = async ({ machine, inspect }) => {
  const { app: quiet, AddressBar } = await startApp({ inspect });
  const asked = machine.provide({
    actions: { goHome: () => quiet.navigator.go(paths.home(), { replace: true }) },
  });
  const view = (
    <>
      <Routes>
        <Route path={paths.interests()} element={<InterestsPage />} />
        <Route path={paths.home()} element={null} />
      </Routes>
      <AddressBar />
    </>
  );
  return { view, app: { ...quiet, interests: async () => asked }, path: paths.interests() };
};
