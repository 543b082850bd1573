import { formatPhone } from '#domain/account/phone.ts';

/** A phone number as it is read, apart from the direction of the text around it. */
export const PhoneText = ({ phone }: { readonly phone: string }) => <bdi>{formatPhone(phone)}</bdi>;
