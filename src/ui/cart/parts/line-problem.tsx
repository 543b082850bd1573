import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { CartLine } from '#domain/cart/cart.ts';
import { mostOf, unavailabilityOf, type LineUnavailability } from '#domain/cart/cart-amounts.ts';
import { unreachable } from '#domain/kernel/defect.ts';
import { messages as availability } from '#ui/cart/availability.messages.ts';
import { useZones } from '#ui/kernel/use-zones.ts';
import { Notice } from '#ui/design/notice.tsx';
import { messages } from '#ui/cart/cart.messages.ts';
import { useSendToCart } from '#ui/cart/use-cart.ts';

export function LineProblem({ line }: { readonly line: CartLine }) {
  const tell = useSendToCart();
  const problem = unavailabilityOf(line, useZones());
  const most = mostOf(line);
  if (!problem) return null;
  return (
    <Notice
      tone="danger"
      look="line"
      action={
        most && problem.kind !== 'otherZone' && problem.kind !== 'gone' ? (
          <Button
            size="xs"
            variant="subtle"
            onClick={() =>
              tell({ type: 'item.update', line: line.id, item: line.item, selection: most })
            }
          >
            <FormattedMessage {...messages.takeFewer} values={{ count: most.quantity }} />
          </Button>
        ) : null
      }
    >
      <ProblemText problem={problem} />
    </Notice>
  );
}

function ProblemText({ problem }: { readonly problem: LineUnavailability }) {
  switch (problem.kind) {
    case 'gone':
      return <FormattedMessage {...messages.gone} />;
    case 'otherZone':
      return <FormattedMessage {...availability.outsideZone} />;
    case 'outOfStock':
      return problem.stock <= 0 ? (
        <FormattedMessage {...availability.soldOut} />
      ) : (
        <FormattedMessage {...availability.onlyLeft} values={{ count: problem.stock }} />
      );
    case 'outOfLimits':
      return <FormattedMessage {...messages.limit} values={{ count: problem.maximum }} />;
    case 'variationOutOfStock':
      return <FormattedMessage {...availability.soldOut} />;
    case 'variationUnknown':
    case 'choiceMissing':
    case 'choicesOutOfBounds':
      return <FormattedMessage {...messages.choiceGone} />;
    default:
      return unreachable(problem);
  }
}
