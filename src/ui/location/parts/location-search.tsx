import { Box, Input, Spinner, Text } from '@chakra-ui/react';
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/location/pick-location/selectors.ts';
import { IconButton } from '#ui/design/icon-button.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/location/location.messages.ts';
import { PredictionList } from './prediction-list.tsx';

/** A combobox. Escape closes the list only. */
export function LocationSearch({ modal }: { readonly modal: select.PickLocationActor }) {
  const { formatMessage } = useIntl();
  const text = useSelector(modal, select.textOf);
  const offering = useSelector(modal, select.isOffering);
  const searching = useSelector(modal, select.isSearching);
  const predictions = useSelector(modal, select.predictionsOf);
  const [active, setActive] = useState(-1);
  const ids = useId();
  const leave = () => modal.send({ type: 'search.leave' });

  const type = (typed: string) => {
    setActive(-1);
    modal.send({ type: 'search.type', text: typed });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const prediction = offering ? predictions[active] : undefined;
    if (prediction) modal.send({ type: 'prediction.choose', prediction });
    else modal.send({ type: 'search.submit' });
  };
  const steer = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && offering && predictions.length > 0) {
      event.preventDefault();
      setActive((at) => (at + step + predictions.length) % predictions.length);
    }
    if (event.key === 'Escape' && offering) {
      event.stopPropagation();
      leave();
    }
  };

  return (
    <Box
      as="form"
      role="search"
      position="relative"
      flexShrink="0"
      onSubmit={submit}
      onBlur={({ currentTarget, relatedTarget }) =>
        offering && !currentTarget.contains(relatedTarget) ? leave() : undefined
      }
    >
      <Box position="relative">
        <Box position="absolute" insetInlineStart="3.5" top="3.5" color="fg.muted" zIndex="1">
          {searching ? <Spinner size="sm" /> : <Icon name="search" />}
        </Box>
        <Input
          role="combobox"
          size="lg"
          ps="11"
          pe="12"
          value={text}
          maxLength={200}
          autoComplete="off"
          aria-label={formatMessage(messages.searchLabel)}
          placeholder={formatMessage(messages.searchPlaceholder)}
          aria-required
          aria-expanded={offering && predictions.length > 0}
          aria-controls={`${ids}list`}
          aria-autocomplete="list"
          aria-describedby={`${ids}problem`}
          onChange={({ target }) => type(target.value)}
          onKeyDown={steer}
          {...(active >= 0 && offering ? { 'aria-activedescendant': `${ids}${active}` } : {})}
          {...useInvalid(modal)}
        />
        {text === '' ? null : (
          <Box position="absolute" insetInlineEnd="0.5" top="0.5">
            <IconButton aria-label={formatMessage(messages.searchClear)} onClick={() => type('')}>
              <Icon name="close" size="4" />
            </IconButton>
          </Box>
        )}
      </Box>
      {offering ? (
        <PredictionList
          ids={ids}
          predictions={predictions}
          active={active}
          onChoose={(prediction) => modal.send({ type: 'prediction.choose', prediction })}
        />
      ) : null}
      <SearchProblem modal={modal} id={`${ids}problem`} />
      <VisuallyHidden role="status">
        {offering ? (
          <FormattedMessage {...messages.searchFound} values={{ count: predictions.length }} />
        ) : null}
      </VisuallyHidden>
    </Box>
  );
}

const useInvalid = (modal: select.PickLocationActor) =>
  useSelector(modal, select.isTextMissing) ? { 'aria-invalid': true } : {};

function SearchProblem({
  modal,
  id,
}: {
  readonly modal: select.PickLocationActor;
  readonly id: string;
}) {
  const missing = useSelector(modal, select.isTextMissing);
  const failure = useSelector(modal, select.searchFailureOf);
  return (
    <Text
      id={id}
      role="alert"
      color="danger.fg"
      textStyle="caption"
      mt={missing || failure ? '1.5' : '0'}
    >
      {missing ? <FormattedMessage {...messages.searchRequired} /> : null}
      {failure ? <FormattedMessage {...messages.searchFailed} /> : null}
    </Text>
  );
}
