import { useIntl } from 'react-intl';
import { HAS_CONTENT, PANEL_FOR } from '#ui/design/early-attributes.ts';
import { EarlyPanel } from '#ui/design/opening-panel.tsx';
import { appOverlays } from '#ui/shell/app-overlays.ts';
import { OPENING_FORMS } from '#ui/shell/dialogs/opening-forms.ts';
import { messages } from '#ui/shell/dialogs/opening.messages.ts';

/** Templates of the panels that the early script shows. The server renders them; the app has no part in them. */
export function EarlyPanels() {
  const label = useIntl().formatMessage(messages.opening);
  return (
    <>
      {appOverlays.map(({ early }) => {
        if (!early) return null;
        const { query, standIn: StandIn, content } = early;
        return (
          <template
            key={query}
            {...{ [PANEL_FOR]: query, [HAS_CONTENT]: content ? '' : undefined }}
          >
            <StandIn />
          </template>
        );
      })}
      {Object.entries(OPENING_FORMS).map(([id, form]) => (
        <template key={id} {...{ [PANEL_FOR]: id }}>
          <EarlyPanel form={form} label={label} />
        </template>
      ))}
      <template {...{ [PANEL_FOR]: 'drawer=menu' }}>
        <EarlyPanel form="menu" label={label} />
      </template>
    </>
  );
}
