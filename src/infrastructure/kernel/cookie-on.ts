/** Pages served over TLS mark a cookie Secure. */
export const cookieOn = ({ protocol }: Pick<Location, 'protocol'>, text: string): string =>
  protocol === 'https:' ? `${text}; Secure` : text;
