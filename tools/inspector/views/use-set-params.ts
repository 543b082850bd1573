import { useNavigate } from 'react-router-dom';

/** Sets the query parameters of the page: the selected flow and state. */
export function useSetParams() {
  const navigate = useNavigate();
  return (params: Readonly<Record<string, string>>) =>
    void navigate({ search: new URLSearchParams(params).toString() });
}
