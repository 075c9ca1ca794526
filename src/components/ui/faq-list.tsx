interface FaqListProps {
  faqs: readonly { question: string; answer: string }[];
  as?: 'h3' | 'h4';
}

/** Questions and answers: all questions in sight, the first answer too, each other one press away. */
export function FaqList({ faqs, as: Question = 'h3' }: FaqListProps) {
  return (
    <div className="faq">
      {faqs.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>
            <Question>{question}</Question>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
