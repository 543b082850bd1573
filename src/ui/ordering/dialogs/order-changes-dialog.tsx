import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/placing/selectors.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { CouponProblemText } from '#ui/ordering/parts/coupon-problem-text.tsx';
import { figureNames } from '#ui/ordering/parts/summary.messages.ts';
import { messages } from '#ui/ordering/placing.messages.ts';
import { ChangesDialog } from './changes-dialog.tsx';

export const OrderChangesDialog = ({ placing }: { readonly placing: select.PlacingActor }) => (
  <ChangesDialog
    placing={placing}
    changes={useSelector(placing, select.changesToAccept)}
    nameOf={(change) =>
      'name' in change ? (
        <bdi>{change.name}</bdi>
      ) : (
        <>
          <FormattedMessage {...figureNames[change.kind]} />
          {'why' in change && change.why ? (
            <Text fontWeight="normal">
              <CouponProblemText problem={change.why} />
            </Text>
          ) : null}
        </>
      )
    }
    texts={messages}
  />
);
