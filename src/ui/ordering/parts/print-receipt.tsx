import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#ui/design/icon.tsx';
import { messages } from './after-order.messages.ts';

/**
 * Print styles: a receipt with order, parties, lines and amounts; controls and page frame are
 * hidden.
 */
const ON_PAPER = `
  header, footer, nav, aside, [role="region"], [data-receipt="without"], a[href^="#"], main button { display: none !important; }
  body, main { background: #fff !important; }
  main * { color: #000 !important; box-shadow: none !important; }
  main { padding: 0 !important; }
  @page { margin: 16mm; }
`;

export const PrintReceipt = () => (
  <>
    <style media="print">{ON_PAPER}</style>
    <Button size="sm" variant="outline" onClick={() => window.print()}>
      <Icon name="receipt" size="4" />
      <FormattedMessage {...messages.print} />
    </Button>
  </>
);
