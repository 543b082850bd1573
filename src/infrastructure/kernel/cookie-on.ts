/** Formats a cookie; pages served over TLS mark it Secure. */
export const cookieOn = ({ protocol }: Pick<Location, 'protocol'>, text: string): string =>
  protocol === 'https:' ? `${text}; Secure` : text;
