/** The cookie as a page writes it: where the page came by TLS, it travels by TLS alone. */
export const cookieOn = ({ protocol }: Pick<Location, 'protocol'>, text: string): string =>
  protocol === 'https:' ? `${text}; Secure` : text;
