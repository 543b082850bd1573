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
 * A combobox: type, choose with the arrow keys or a finger, or search for what is typed. Escape closes the list
 * only. It stands in the header of every page, so that what it opens comes late.
 */
export function SearchBox() {
  const { formatMessage } = useIntl();
  const search = useStorefront(storefront.search);
  const isRental = useStorefront(storefront.isRental);
  const send = useSendToSearch();
  const options = useSearchOptions();
  // The header and a page have a box each, of which one is in use: the list is that one's.
  const [inUse, setInUse] = useState(false);
  const open = useSelector(search, select.isOpen, false) && inUse;
  const address = useAddress();
  const askedThere = useAskedTerm();
  /** What was searched for, until the address says so: the page of results may still be on its way. */
  const [sought, setSought] = useState<Sought | null>(null);
  const asked = sought?.from === address ? sought.text : askedThere;
  const input = useRef<HTMLInputElement>(null);
  /** What is typed before the code has come that takes it. */
  const [early, setEarly] = useState<string | null>(null);
  const text = useSelector(search, select.textOf, early) ?? asked;
  const [active, setActive] = useState({ of: options, at: -1 });
  const at = active.of === options ? active.at : -1;
  const ids = useId();

  const type = (typed: string) => {
    // Who was in the box before the page came to life has told it of no focus.
    setInUse(true);
    setEarly(typed);
    send({ type: 'text.type', text: typed });
  };
  const choose = (name: string) => {
    setSought({ from: address, text: name });
    send({ type: 'suggestion.choose', name });
  };
  const clear = () => {
    // The button goes with the text: the focus is in the box before.
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
      // Before the first and behind the last stands what was typed.
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
          aria-expanded={open}
          aria-controls={open ? `${ids}list` : undefined}
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
      {/* Its code may still be on its way: the box stays as it is meanwhile. */}
      {open ? (
        <LateExtra>
          <SearchSuggestions ids={ids} active={at} onChoose={choose} />
        </LateExtra>
      ) : null}
    </Box>
  );
}
