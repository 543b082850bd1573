import { expect, test } from 'vitest';
import { wayBack } from './way-back.ts';

const page = (html: string) => {
  document.body.innerHTML = html;
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  return { find };
};

test('the focus goes back to the control that opened the dialog', () => {
  const { find } = page('<main tabindex="-1"><button id="opens">Open</button></main>');
  find('opens').focus();
  expect(wayBack()()).toBe(find('opens'));
});

test('where that control has gone, the focus goes to what took its place in the same card', () => {
  const { find } = page(
    '<main tabindex="-1"><a href="/">Home</a><article><a id="opens" href="/item">Choose</a></article></main>',
  );
  find('opens').focus();
  const back = wayBack();
  find('opens').outerHTML = '<button id="fewer">Fewer</button>';
  expect(back()).toBe(find('fewer'));
});

test('where the whole card has gone, the focus goes to the page, not to its first link', () => {
  const { find } = page(
    '<main id="page" tabindex="-1"><a href="/">Home</a><article id="card"><a id="opens" href="/item">Choose</a></article></main>',
  );
  find('opens').focus();
  const back = wayBack();
  find('card').remove();
  expect(back()).toBe(find('page'));
});

test('of a dialog that has closed as well, the focus is given back by that one', () => {
  const { find } = page('<div id="over" role="dialog"><button id="opens">Add</button></div>');
  find('opens').focus();
  const back = wayBack();
  find('over').remove();
  expect(back()).toBeNull();
});
