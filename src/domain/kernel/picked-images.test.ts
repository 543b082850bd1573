import { describe, expect, test } from 'vitest';
import { NO_IMAGES, pickImages, withImages, withoutImage } from './picked-images.ts';

const file = (name: string, facts: object = {}) => ({
  name,
  type: 'image/jpeg',
  size: 10,
  ...facts,
});

describe('pictures that are chosen', () => {
  test('are not taken when they are empty, or no JPEG, PNG or WebP', () => {
    const picked = pickImages(
      [
        file('empty', { size: 0 }),
        file('drawing', { type: 'image/svg+xml' }),
        file('page', { type: 'text/html' }),
        file('unknown', { type: '' }),
        file('good', { type: 'image/webp' }),
      ],
      1,
    );

    expect(picked.files.map(({ name }) => name)).toEqual(['good']);
    expect(picked.refused.map(({ refusal }) => refusal)).toEqual([
      ...['empty', 'notAnImage', 'notAnImage', 'notAnImage'],
    ]);
  });

  test('are three at most, however often some are added [CONST-31, D-92]', () => {
    const three = withImages(NO_IMAGES, [file('a'), file('b'), file('c'), file('d')]);
    expect(three).toEqual({
      images: [file('a'), file('b'), file('c')],
      refused: [{ name: 'd', refusal: 'tooMany', said: '' }],
    });

    expect(withImages(three, [file('e')])).toEqual({
      images: three.images,
      refused: [{ name: 'e', refusal: 'tooMany', said: '' }],
    });
  });

  test('make room when one of them is taken away', () => {
    const three = withImages(NO_IMAGES, [file('a'), file('b'), file('c'), file('d')]);

    const two = withoutImage(three, 1);

    expect(two).toEqual({ images: [file('a'), file('c')], refused: [] });
    expect(withImages(two, [file('e')]).images).toEqual([file('a'), file('c'), file('e')]);
  });
});
