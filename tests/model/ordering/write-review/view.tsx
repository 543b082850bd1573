import { paths } from '#application/kernel/path.ts';
import type { Query, ReadScope } from '#application/kernel/query.ts';
import type { writeReviewMachine } from '#application/ordering/write-review/machine.ts';
import { ok } from '#domain/kernel/result.ts';
import type { OrderReviews as Reviews } from '#domain/ordering/order-reviews.ts';
import { requiresSignIn } from '#tests/model/support/requires-sign-in.ts';
import { startApp } from '#tests/support/start-app.ts';
import type { ViewFixture } from '#tools/flows/kit.ts';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { WriteReviewDialog } from '#ui/ordering/dialogs/write-review-dialog.tsx';
import { OrderReviews } from '#ui/ordering/parts/order-reviews.tsx';
import { Dialogs } from '#ui/shell/dialogs/dialogs.tsx';
import { ToastsView } from '#ui/shell/parts/toasts-view.tsx';
import { tracker } from '../tracking.ts';
import { DOSA, ORDER } from './flow.ts';

const nothingSaid: Reviews = {
  items: [{ ...DOSA, image: '/pictures/dosa-320.webp', review: null, reviewable: true }],
  courier: { review: null, reviewable: true },
};

export const view: ViewFixture<typeof writeReviewMachine> = async ({ machine, inspect }) => {
  const { app } = await startApp({ inspect });
  const writeReview = machine.provide({
    actors: { authenticate: requiresSignIn(app, machine) },
  });
  const reviews = (scope: ReadScope): Query<Reviews> => ({
    key: ['orders', scope, 'reviews', ORDER],
    read: async () => ok(nothingSaid),
  });
  const view = (
    <>
      <Reviewing machine={writeReview} orders={{ reviews }} />
      <Dialogs />
      <ToastsView />
    </>
  );
  return { view, app, path: paths.trackOrder({ id: ORDER }) };
};

type Props = {
  readonly machine: typeof writeReviewMachine;
  readonly orders: { readonly reviews: (scope: ReadScope) => Query<Reviews> };
};

function Reviewing({ machine, orders }: Props) {
  const review = useFlow(machine, { input: { tracker } });
  return (
    <>
      <OrderReviews order={ORDER} orders={orders} review={review} />
      <WriteReviewDialog review={review} />
    </>
  );
}
