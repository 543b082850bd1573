import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refuse } from '#domain/kernel/result.ts';
import { aHandedVehicle } from '#tests/support/builders/rental.ts';
import { seen, startManagingTrip } from '#tests/support/start-managing-trip.ts';
import * as select from './selectors.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const refused = (status: number, message: string) =>
  refuse({ kind: 'refused', status, code: 'trip', message } as const);
const TEN_SECONDS = 10_000;
const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const reviewable = aHandedVehicle({ reviewable: true });
const reviewed = aHandedVehicle({
  review: { rating: 4.5, comment: 'Fine', reply: null, pictures: [] },
});

const pictures = (...names: readonly string[]) =>
  names.map((name) => ({ name, type: 'image/png', size: 9 }));

async function opened(...how: Parameters<typeof startManagingTrip>) {
  const app = startManagingTrip(...how);
  await passes(0);
  return app;
}

describe('tracking a trip', () => {
  test('what the provider does shows within ten seconds, until the trip has ended [API-41]', async () => {
    const app = await opened({}, [
      seen(),
      seen({ status: 'confirmed' }),
      seen({ status: 'completed' }),
    ]);
    await passes(TEN_SECONDS);
    expect(select.tripOf(app.now())?.status).toBe('confirmed');
    expect(select.canCancel(app.now())).toBe(false);
    await passes(TEN_SECONDS);
    await passes(10 * TEN_SECONDS);
    expect(app.claims).toHaveLength(3);
  });
});

describe('canceling', () => {
  async function canceling(...how: Parameters<typeof startManagingTrip>) {
    const app = await opened(...how);
    app.manage.send({ type: 'cancel.ask' });
    app.manage.send({ type: 'reason.type', text: 'Other plans' });
    return app;
  }
  const confirm = async (app: Awaited<ReturnType<typeof canceling>>) => {
    app.manage.send({ type: 'cancel.confirm' });
    await passes(0);
  };

  test('an answer from before the cancellation is not shown after it', async () => {
    const app = await canceling();
    await passes(TEN_SECONDS - 1);
    app.manage.send({ type: 'look.again' });
    app.manage.send({ type: 'look.again' });
    app.answersNext(seen({ status: 'canceled' }));
    await confirm(app);
    expect(select.tripOf(app.now())?.status).toBe('canceled');
  });
});

describe('reviewing', () => {
  async function writing() {
    const app = await opened({ signedIn: true, phone: null }, [
      seen({ status: 'completed', handed: [reviewable] }),
    ]);
    app.manage.send({ type: 'review.ask', vehicle: 1 });
    return app;
  }
  const send = async (app: Awaited<ReturnType<typeof writing>>) => {
    app.manage.send({ type: 'review.send' });
    await passes(0);
  };

  test('a vehicle of a completed trip gets stars in halves, a comment and pictures, three at most [API-46] [CONST-19] [D-92]', async () => {
    const app = await writing();
    await send(app);
    expect(app.reviews).toEqual([]);
    app.manage.send({ type: 'rating.choose', rating: 4.5 });
    app.manage.send({ type: 'comment.type', text: 'Fine' });
    app.manage.send({ type: 'images.add', files: pictures('a.png', 'b.png', 'c.png', 'd.png') });
    app.manage.send({ type: 'image.remove', at: 0 });
    app.answersNext(seen({ status: 'completed', handed: [reviewed] }));
    await send(app);
    expect(app.reviews).toEqual([
      {
        ...{ trip: 500_001, vehicle: reviewable, rating: 4.5, comment: 'Fine' },
        images: pictures('b.png', 'c.png'),
      },
    ]);
    expect(select.isReviewing(app.now())).toBe(false);
    expect(select.pickedOf(app.now()).images).toEqual([]);
    expect(select.tripOf(app.now())?.handed).toEqual([reviewed]);
  });

  test('a review that was not taken keeps its stars, words and pictures', async () => {
    const app = await writing();
    app.manage.send({ type: 'images.add', files: pictures('a.png') });
    app.manage.send({ type: 'rating.choose', rating: 0.5 });
    app.manage.send({ type: 'comment.type', text: 'Broken' });
    app.reviewAnswers(refused(403, 'The trip is not completed.'));
    await send(app);
    expect(select.ratingOf(app.now())).toBe(0.5);
    expect(select.commentOf(app.now())).toBe('Broken');
    expect(select.pickedOf(app.now()).images).toEqual(pictures('a.png'));
    expect(select.reviewFailureOf(app.now())).toMatchObject({
      message: 'The trip is not completed.',
    });
  });
});
