import { Box, HStack } from '@chakra-ui/react';
import {
  useId,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { useIntl } from 'react-intl';
import * as select from '#application/catalogue/search/selectors.ts';
import * as storefront from '#application/shell/storefront/selectors.ts';
import { Icon } from '#ui/design/icon.tsx';
import { IconButton } from '#ui/design/icon-button.tsx';
import { PlainInput } from '#ui/design/plain-input.tsx';
import { LateExtra } from '#ui/kernel/late.tsx';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useAskedTerm, useSearchOptions, useSendToSearch } from '#ui/catalogue/use-search.ts';
import { messages } from './search-box.messages.ts';

const SearchSuggestions = lazyView(
  async () => (await import('./search-suggestions.tsx')).SearchSuggestions,
);

type Sought = { readonly from: ReturnType<typeof useAddress>; readonly text: string };

/**
 * A combobox. Escape closes the list only. It is in the header of every page, so its list loads
 * lazily.
 */
export function SearchBox() {
  const { formatMessage } = useIntl();
  const search = useStorefront(storefront.search);
  const isRental = useStorefront(storefront.isRental);
  const send = useSendToSearch();
  const options = useSearchOptions();
  // Header and page each have a box; the list belongs to the one in use.
  const [inUse, setInUse] = useState(false);
  const open = useSelector(search, select.isOpen, false) && inUse;
  const address = useAddress();
  const askedThere = useAskedTerm();
  /** The submitted term, until the address has it: the results page may still be loading. */
  const [sought, setSought] = useState<Sought | null>(null);
  const asked = sought?.from === address ? sought.text : askedThere;
  const input = useRef<HTMLInputElement>(null);
  const [early, setEarly] = useState<string | null>(null);
  const text = useSelector(search, select.textOf, early) ?? asked;
  const [active, setActive] = useState({ of: options, at: -1 });
  const at = active.of === options ? active.at : -1;
  const ids = useId();
  const hasList = open && options.length > 0;

  const type = (typed: string) => {
    // Focus gained before hydration fired no React event.
    setInUse(true);
    setEarly(typed);
    send({ type: 'text.type', text: typed });
  };
  const choose = (name: string) => {
    setSought({ from: address, text: name });
    send({ type: 'suggestion.choose', name });
  };
  const clear = () => {
    // The button disappears with the text, so the focus moves to the box first.
    input.current?.focus();
    type('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = open ? options[at] : undefined;
    if (name !== undefined) return choose(name);
    setSought({ from: address, text });
    send({ type: 'search.submit', text });
  };
  const steer = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && open && options.length > 0) {
      event.preventDefault();
      // The typed text is the stop before the first option and after the last.
      const rows = options.length + 1;
      setActive({ of: options, at: ((at + 1 + step + rows) % rows) - 1 });
    }
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      send({ type: 'box.leave' });
    }
  };

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    if (open) send({ type: 'box.leave' });
    setInUse(false);
  };

  return (
    <Box
      as="form"
      role="search"
      position="relative"
      w="full"
      onSubmit={submit}
      onFocus={() => setInUse(true)}
      onBlur={leave}
    >
      <HStack position="relative">
        <Box position="absolute" insetStart="3.5" color="fg.subtle" pointerEvents="none">
          <Icon name="search" />
        </Box>
        <PlainInput
          ref={input}
          role="combobox"
          ps="11"
          pe="11"
          borderRadius="full"
          textOverflow="ellipsis"
          value={text}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={formatMessage(isRental ? messages.rentalLabel : messages.label)}
          placeholder={formatMessage(messages.placeholder)}
          aria-expanded={hasList}
          aria-controls={hasList ? `${ids}list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? `${ids}${at}` : undefined}
          onFocus={() => send({ type: 'box.enter', text })}
          onChange={({ target }) => type(target.value)}
          onKeyDown={steer}
        />
        {text === '' ? null : (
          <Box position="absolute" insetEnd="0">
            <IconButton aria-label={formatMessage(messages.clear)} onClick={clear}>
              <Icon name="close" size="4" />
            </IconButton>
          </Box>
        )}
      </HStack>
      {/* The list's code may still be loading: the box stays as it is. */}
      {open ? (
        <LateExtra>
          <SearchSuggestions ids={ids} active={at} onChoose={choose} />
        </LateExtra>
      ) : null}
    </Box>
  );
}
