import { Box, Button, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  NO_SUGGESTIONS,
  type SuggestedItem,
  type SuggestedStore,
  type SuggestedVehicle,
  type Suggestions,
} from '#application/catalogue/search.queries.ts';
import * as select from '#application/catalogue/search/selectors.ts';
import { shownPrice } from '#domain/pricing/shown-price.ts';
import * as storefront from '#application/shell/storefront/selectors.ts';
import { messages as kinds } from '#ui/catalogue/kinds.messages.ts';
import { Icon } from '#ui/design/icon.tsx';
import { Picture } from '#ui/design/picture.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { suggestion } from '#ui/design/theme/suggestion.recipe.ts';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { Price } from '#ui/kernel/price.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useNamesOfOtherModules } from '#ui/catalogue/use-module-name.ts';
import { useSearchOptions, useSendToSearch } from '#ui/catalogue/use-search.ts';
import { messages as results } from '#ui/catalogue/pages/search.messages.ts';
import { messages } from './search-suggestions.messages.ts';
import type { Elements } from '#ui/design/elements.ts';

const { part } = suggestion;

type Props = {
  readonly ids: string;
  readonly active: number;
  readonly onChoose: (name: string) => void;
};

const NO_RECENT: readonly string[] = [];

export function SearchSuggestions(props: Props) {
  const search = useStorefront(storefront.search);
  const recalling = useSelector(search, select.isRecalling, false);
  return (
    <Box
      role="presentation"
      position="absolute"
      insetStart="0"
      minW={{ base: 'full', xl: '26rem' }}
      top="calc(100% + 4px)"
      zIndex="popover"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      boxShadow="float"
      maxH="400px"
      overflowY="auto"
      p="1.5"
    >
      {recalling ? <Recent {...props} /> : <Suggested {...props} />}
    </Box>
  );
}

function Recent({ ids, active, onChoose }: Props) {
  const { formatMessage } = useIntl();
  const send = useSendToSearch();
  const recent = useSelector(useStorefront(storefront.search), select.recentOf, NO_RECENT);
  return (
    <>
      <Box id={`${ids}list`} role="listbox" aria-label={formatMessage(messages.recent)}>
        <Group title={<FormattedMessage {...messages.recent} />}>
          {recent.map((term, at) => (
            <Option
              key={term}
              id={`${ids}${at}`}
              active={at === active}
              onChoose={() => onChoose(term)}
            >
              <Icon name="clock" size="4" />
              <Name>{term}</Name>
            </Option>
          ))}
        </Group>
      </Box>
      <Button variant="ghost" size="sm" w="full" onClick={() => send({ type: 'recent.forget' })}>
        <FormattedMessage {...messages.forget} />
      </Button>
    </>
  );
}

function Suggested({ ids, active, onChoose }: Props) {
  const { formatMessage } = useIntl();
  const search = useStorefront(storefront.search);
  const suggestions = useSelector(search, select.suggestionsOf, null);
  const asking = useSelector(search, select.isAsking, true);
  const failure = useSelector(search, select.failureOf, null);
  const { corrected } = suggestions ?? NO_SUGGESTIONS;
  const options = useSearchOptions();
  const found = suggestions ? options.length : 0;
  return (
    <>
      {failure ? (
        <Text role="alert" px="3" py="3" color="danger.fg">
          <FailureText failure={failure} />
        </Text>
      ) : null}
      {asking && found === 0 ? <Waiting /> : null}
      {!asking && !failure && found === 0 ? (
        <Box px="3" py="3">
          <Text>
            <FormattedMessage {...results.none} />
          </Text>
          <Text color="fg.muted" textStyle="sm">
            <FormattedMessage {...results.noneText} />
          </Text>
        </Box>
      ) : null}
      {found > 0 && corrected !== null ? (
        <Text px="3" py="2">
          <FormattedMessage
            {...messages.corrected}
            values={{ corrected: <bdi>{corrected}</bdi> }}
          />
        </Text>
      ) : null}
      {found > 0 ? (
        <Box
          id={`${ids}list`}
          role="listbox"
          aria-busy={asking}
          aria-label={formatMessage(messages.list)}
        >
          {groupsOf(suggestions ?? NO_SUGGESTIONS).map(({ title, first, rows }) => (
            <Group key={title.id} title={<FormattedMessage {...title} />}>
              {rows.map(({ id, name, facts }, row) => (
                <Option
                  key={id}
                  id={`${ids}${first + row}`}
                  active={first + row === active}
                  onChoose={() => onChoose(name)}
                >
                  {facts}
                </Option>
              ))}
            </Group>
          ))}
        </Box>
      ) : null}
      <VisuallyHidden role="status">
        {asking || corrected !== null ? null : (
          <FormattedMessage {...messages.found} values={{ count: found }} />
        )}
        {asking || corrected === null ? null : (
          <FormattedMessage {...messages.foundCorrected} values={{ count: found, corrected }} />
        )}
      </VisuallyHidden>
    </>
  );
}

type Row = { readonly id: number; readonly name: string; readonly facts: ReactElement };

/** In display order; `first` is the index of the group's first option among all options. */
function groupsOf({ items, stores, vehicles, providers }: Suggestions) {
  const groups: readonly { readonly title: Titled; readonly rows: readonly Row[] }[] = [
    {
      title: kinds.items,
      rows: items.map((item) => ({ ...item, facts: <ItemFacts item={item} /> })),
    },
    {
      title: kinds.stores,
      rows: stores.map((store) => ({ ...store, facts: <StoreFacts store={store} /> })),
    },
    {
      title: kinds.vehicles,
      rows: vehicles.map((vehicle) => ({ ...vehicle, facts: <VehicleFacts vehicle={vehicle} /> })),
    },
    {
      title: kinds.providers,
      rows: providers.map(({ logo, ...row }) => ({
        ...row,
        facts: <NamedPicture src={logo} name={row.name} />,
      })),
    },
  ];
  let first = 0;
  return groups.flatMap(({ title, rows }) => {
    const group = { title, rows, first };
    first += rows.length;
    return rows.length > 0 ? group : [];
  });
}

type Titled = (typeof messages)[keyof typeof messages];

function ItemFacts({ item }: { readonly item: SuggestedItem }) {
  const moduleNameOf = useNamesOfOtherModules();
  return (
    <>
      <Thumbnail src={item.image} />
      <div className={part.texts}>
        <Name>{item.name}</Name>
        <div className={part.aside}>
          <bdi>{[item.storeName, ...moduleNameOf(item.moduleId)].join(' · ')}</bdi>
        </div>
      </div>
      <div className={part.price}>
        <Price {...shownPrice(item)} />
      </div>
    </>
  );
}

function StoreFacts({ store }: { readonly store: SuggestedStore }) {
  const moduleNameOf = useNamesOfOtherModules();
  return (
    <NamedPicture src={store.logo} name={store.name}>
      {moduleNameOf(store.moduleId).map((name) => (
        <div key={name} className={part.aside}>
          {name}
        </div>
      ))}
    </NamedPicture>
  );
}

const VehicleFacts = ({ vehicle }: { readonly vehicle: SuggestedVehicle }) => (
  <NamedPicture src={vehicle.image} name={vehicle.name}>
    <div className={part.aside}>
      <bdi>{vehicle.providerName}</bdi>
    </div>
  </NamedPicture>
);

type NamedPictureProps = {
  readonly src: string;
  readonly name: string;
  readonly children?: Elements;
};

const NamedPicture = ({ src, name, children }: NamedPictureProps) => (
  <>
    <Thumbnail src={src} />
    <div className={part.texts}>
      <Name>{name}</Name>
      {children}
    </div>
  </>
);

const Thumbnail = ({ src }: { readonly src: string }) => (
  <div className={part.picture}>
    <Picture src={src} alt="" ratio={1} sizes="40px" rounded="lg" />
  </div>
);

const Name = ({ children }: { readonly children: string }) => (
  <div className={part.name}>
    <bdi>{children}</bdi>
  </div>
);

type GroupProps = { readonly title: ReactNode; readonly children: Elements };

const Group = ({ title, children }: GroupProps) => (
  <>
    <Text role="presentation" textStyle="caption" color="fg.muted" px="3" pt="2" pb="1">
      {title}
    </Text>
    {children}
  </>
);

type OptionProps = {
  readonly id: string;
  readonly active: boolean;
  readonly onChoose: () => void;
  readonly children: Elements;
};

/** Choosing an option leaves the focus in the box. */
const Option = ({ id, active, onChoose, children }: OptionProps) => (
  <div
    id={id}
    role="option"
    aria-selected={active}
    className={part.root}
    onPointerDown={(event) => event.preventDefault()}
    onClick={onChoose}
    {...(active ? { ref: shownInList } : {})}
  >
    {children}
  </div>
);

const shownInList = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' });

const Waiting = () => (
  <Box aria-hidden p="3">
    {[0, 1, 2].map((row) => (
      <Box key={row} pb="2">
        <Skeleton h={10} rounded="lg" />
      </Box>
    ))}
  </Box>
);
