import { formatPhone } from '#domain/account/phone.ts';

/** Isolates a phone number from the direction of the surrounding text. */
export const PhoneText = ({ phone }: { readonly phone: string }) => <bdi>{formatPhone(phone)}</bdi>;
