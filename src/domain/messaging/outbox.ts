import type { Id } from '#domain/kernel/id.ts';
import type { ImageFile } from '#domain/kernel/image-file.ts';
import { NO_IMAGES, type PickedImages } from '#domain/kernel/picked-images.ts';
import { isTooLong, saysSomething } from './message-text.ts';
import { partnerText, type Partner } from './partner.ts';

export type Draft = PickedImages & { readonly text: string };
export const NO_DRAFT: Draft = { text: '', ...NO_IMAGES };

export type Drafts = Readonly<Record<string, Draft>>;

export const draftTo = (drafts: Drafts, partner: Partner): Draft =>
  drafts[partnerText(partner)] ?? NO_DRAFT;

export const withDraft = (drafts: Drafts, partner: Partner, draft: Draft): Drafts => ({
  ...drafts,
  [partnerText(partner)]: draft,
});

export const isSendable = ({ text, images }: Draft): boolean =>
  saysSomething(text, images.length) && !isTooLong(text);

export type Letter = {
  /** Unique within this page; retries reuse it. */
  readonly number: number;
  readonly to: Partner;
  readonly text: string;
  readonly images: readonly ImageFile[];
  readonly order: Id<'Order'> | null;
};
