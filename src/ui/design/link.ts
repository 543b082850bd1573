/** The one link of the app: all that is pressed to get somewhere on the site is made of it. */
export { Link, type LinkProps } from 'react-router-dom';
