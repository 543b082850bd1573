import { Box, Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import type { Parcels } from '#application/shell/services.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { parseId, type Id } from '#domain/kernel/id.ts';
import type { ParcelCategory } from '#domain/parcel/parcel.ts';
import { UnansweredNeed } from '#ui/catalogue/parts/unanswered-need.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Link } from '#ui/design/link.ts';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useAskForNeeds, useUnansweredNeed } from '#ui/kernel/page-needs.ts';
import { Redirect } from '#ui/kernel/redirect.tsx';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { useAddress, useQueryValue } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useVisit } from '#ui/kernel/use-visit.ts';
import { ParcelPlaced } from '#ui/parcel/parts/parcel-placed.tsx';
import { Title, Waiting } from '#ui/parcel/parts/parcel-waiting.tsx';
import { SendParcelView } from '#ui/parcel/parts/send-parcel-view.tsx';
import { messages } from '#ui/parcel/send-parcel.messages.ts';
import { useParcelCategories, useParcels } from '#ui/parcel/use-parcels.ts';

/** The address of a placed parcel shows it again after a reload. */
export function SendParcelPage() {
  const { query } = useAddress();
  const placed = query.get('page') === 'placed' ? parseId<'Order'>(query.get('order_id')) : null;
  const visit = useVisit(placed);
  return (
    <Box maxW="2xl" mx="auto">
      {visit.began === null ? <Sending key={visit.number} /> : <PlacedBefore id={visit.began} />}
    </Box>
  );
}

/** In a tab that does not know the parcel, as after a shared link, it can be tracked. */
function PlacedBefore({ id }: { readonly id: Id<'Order'> }) {
  const parcels = useParcels();
  if (!parcels) return <Waiting />;
  const [placed] = parcels.knownParcels.placed([id]);
  return placed ? <ParcelPlaced placed={placed} /> : <Redirect to={paths.trackOrder({ id })} />;
}

function Sending() {
  const need = useUnansweredNeed();
  const ask = useAskForNeeds();
  const parcels = useParcels();
  const { value, failure, loading, retry } = useParcelCategories();
  const id = parseId<'ParcelCategory'>(useQueryValue('category'));
  const category = value?.find((one) => one.id === id);
  const isWaiting = (loading || !parcels) && !need;
  return (
    <>
      {/* Form, skeleton and the missing state have their own title. */}
      {value || isWaiting ? null : <Title />}
      {need ? <UnansweredNeed need={need} onAnswer={ask} /> : null}
      {failure ? <FailureState failure={failure} retry={retry} /> : null}
      {isWaiting ? <Waiting /> : null}
      {value && !category ? <Unknown /> : null}
      {parcels && category ? (
        <SendParcel key={category.id} parcels={parcels} category={category} />
      ) : null}
    </>
  );
}

type Props = { readonly parcels: Parcels; readonly category: ParcelCategory };

function SendParcel({ parcels, category }: Props) {
  const { sendParcel, drafts } = parcels;
  const country = useStorefront(select.country);
  const sending = useFlow(sendParcel, { input: { category, country, kept: drafts.recall() } });
  return <SendParcelView sending={sending} />;
}

const Unknown = () => (
  <EmptyState
    art="parcel"
    level="h1"
    title={<FormattedMessage {...messages.unknown} />}
    text={<FormattedMessage {...messages.unknownText} />}
    action={
      <Button asChild>
        <Link to={paths.home()}>
          <FormattedMessage {...messages.other} />
        </Link>
      </Button>
    }
  />
);
