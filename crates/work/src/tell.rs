//! What went wrong with long work, as sentences for people.

use crate::checkpoint::Unusable;
use crate::{BytesError, Halt, TooBig};
use say::{Fault, Message, Tell, Told};

say::tell!(TooBig, |error| Told {
    fault: Fault::TooBig,
    message: Message::new("work-error-too-big")
        .with("needed", error.needed.to_string())
        .with("allowed", error.allowed.to_string()),
    accepted: Some(Message::new("work-accepted-memory")),
});

say::tell!(Halt, |halt| match halt {
    Halt::Stopped => Told {
        fault: Fault::Stopped,
        message: Message::new("work-error-stopped"),
        accepted: None,
    },
    Halt::TooBig(too_big) => too_big.told(),
});

impl Tell for BytesError {
    fn message(&self) -> Message {
        Message::new("work-error-bytes").with("text", self.0.as_str())
    }

    fn accepted(&self) -> Option<Message> {
        Some(Message::new("work-accepted-bytes"))
    }
}

impl Tell for Unusable {
    fn fault(&self) -> Fault {
        Fault::Other
    }

    fn message(&self) -> Message {
        match self {
            Unusable::Unreadable(error) => {
                Message::new("work-error-unreadable").with("error", error.to_string())
            }
            Unusable::Foreign => Message::new("work-error-foreign"),
            Unusable::OtherKind {
                found,
                found_version,
                wanted,
                wanted_version,
            } => Message::new("work-error-other-kind")
                .with("found", format!("{found} {found_version}"))
                .with("wanted", format!("{wanted} {wanted_version}")),
            Unusable::Damaged => Message::new("work-error-damaged"),
            Unusable::OtherQuestion { found, wanted } => Message::new("work-error-other-question")
                .with("found", found.as_str())
                .with("wanted", wanted.as_str()),
            Unusable::Misfit => Message::new("work-error-misfit"),
        }
    }
}
