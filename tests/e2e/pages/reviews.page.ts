import { expect, type Locator } from '@playwright/test';
import { words } from '#tools/messages/words.ts';
import { aPicture } from '#tests/support/pictures.ts';
import { Person } from './person.ts';

type PickedFile = { readonly name: string; readonly content?: string };

/** The review form of an item or a vehicle, and the published pictures. */
export class Reviews extends Person {
  get form(): Locator {
    return this.page.getByRole('dialog');
  }

  picked(number: number): Locator {
    return this.form.getByRole('img', { name: words('kernel.pictures.picture', { number }) });
  }

  /** Pictures, each of its own shade, and files that only claim to be one. */
  async pick(...files: readonly PickedFile[]): Promise<void> {
    await this.form.locator('input[type=file]').setInputFiles(
      await Promise.all(
        files.map(async ({ name, content }, shade) => ({
          name,
          mimeType: 'image/png',
          buffer: Buffer.from(content ?? (await aPicture(60 * shade))),
        })),
      ),
    );
  }

  async remove(number: number): Promise<void> {
    await this.form
      .getByRole('button', { name: words('kernel.pictures.remove', { number }) })
      .click();
  }

  /**
   * Tries too many files, none, and one that is no picture: each is reported, and the text stays. Ends with
   * three pictures.
   */
  async picksThreePictures(): Promise<void> {
    await this.pick({ name: '1.png' }, { name: '2.png' }, { name: '3.png' }, { name: '4.png' });
    await expect(this.form.getByRole('img')).toHaveCount(3);
    await expect(this.form.getByRole('status')).toHaveText(
      words('kernel.pictures.tooMany', { most: 3 }),
    );
    await this.remove(3);
    await this.pick({ name: 'nothing.png', content: '' });
    await expect(this.form.getByRole('status')).toContainText('nothing.png');
    await expect(this.form.getByRole('img')).toHaveCount(2);
    await this.pick({ name: 'page.png', content: '<html>' });
    await expect(this.picked(3)).toBeVisible();
  }

  async rates(rating: number, comment: string): Promise<void> {
    await this.form
      .getByRole('radio', { name: words('catalogue.reviewForm.stars', { rating }), exact: true })
      .press('Space');
    await this.form
      .getByRole('textbox', { name: words('catalogue.reviewForm.comment').replace(/ \(.*/, '') })
      .fill(comment);
  }

  async send(): Promise<void> {
    await this.form.getByRole('button', { name: words('catalogue.reviewForm.send') }).click();
  }

  /** A web page named as a picture: the server refuses it, and it can be removed. */
  async isToldOfTheWebPage(): Promise<void> {
    await expect(this.form.getByRole('alert')).toContainText('JPEG');
    await this.remove(3);
    await this.pick({ name: '5.png' });
    await expect(this.form.getByRole('img')).toHaveCount(3);
  }

  /** Opens the reviews from the item's details, for any number of reviews. */
  async openOf(item: string): Promise<void> {
    const name = new RegExp(words('catalogue.reviews.show', { count: 2 }).replace('2', '\\d+'));
    await this.dialog(item).getByRole('button', { name }).click();
  }

  /** Pictures are shown uncropped everywhere. */
  async seesPictures(where: Locator, count: number): Promise<void> {
    const pictures = where.locator('img[src*="/reviews/images/"]');
    await expect(pictures).toHaveCount(count);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(30);
    }
  }
}
